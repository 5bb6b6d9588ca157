// The first thing one sees.

export function Home() {
  return <main>Undercrown</main>
}
