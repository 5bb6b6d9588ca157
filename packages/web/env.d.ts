declare module '*?icons' {
  /** Drawings by name, for a view box of 512 × 512. */
  const icons: Readonly<Record<string, string>>
  export default icons
}
