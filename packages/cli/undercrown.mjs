#!/usr/bin/env node
// Runs the commands from their TypeScript source.
import { register } from 'tsx/esm/api'

register()
await import('./main.ts')
