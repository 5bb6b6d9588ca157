// Draws the app's icons from the crown: packages/web/public/*.png. Run it after the crown has changed.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const folder = new URL('../public/', import.meta.url)
const crown = readFileSync(new URL('crown.svg', folder), 'utf8')
/** The drawing alone, without the tile behind it. */
const bare = crown.replace(/<rect[^>]*\/>/, '')

/** @type {readonly [name: string, size: number, svg: string][]} */
const icons = [
  ['icon-192.png', 192, crown],
  ['icon-512.png', 512, crown],
  // Without round corners: systems cut their own shape out of it, so the crown stays within the middle.
  [
    'icon-maskable.png',
    512,
    crown.replace(/ rx="\d+"/, '').replace('translate(8 8) scale(.8)', 'translate(14 14.500) scale(.6)'),
  ],
  ['apple-touch-icon.png', 180, crown.replace(/ rx="\d+"/, '')],
  // One colour: only its shape is shown in a status bar.
  ['badge.png', 96, bare.replace(/#[0-9a-f]{6}/g, '#ffffff')],
]

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const [name, size, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  )
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
