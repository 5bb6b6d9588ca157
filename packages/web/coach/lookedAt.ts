// A choice that is looked at once more before it goes out.

/** What the look finds, however long that takes: once somebody has waited, `late` hands them the way to go on without. */
export async function lookedAt<Found>(
  look: Promise<Found | undefined>,
  waited: Promise<void>,
  late: (goOn: () => void) => void,
): Promise<Found | undefined> {
  let isOver = false
  const passed = new Promise<undefined>((pass) => {
    void waited.then(() => isOver || late(() => pass(undefined)))
  })
  const found = await Promise.race([look, passed])
  isOver = true
  return found
}
