declare module '*?icons' {
  /** Drawings by name, for a view box of 512 × 512. */
  const icons: Readonly<Record<string, string>>
  export default icons
}

declare module '*?portraits' {
  /** Those that a cast names, fetched when they are asked for. */
  const load: () => Promise<Readonly<Record<string, string>>>
  export default load
}

declare module '*?drawings' {
  /** The same, fetched when they are asked for. */
  const load: () => Promise<Readonly<Record<string, string>>>
  export default load
}
