/** The active section of the page, as a store that changes only with the section. */
type ActiveSection = {
  readonly get: () => string | undefined
  readonly subscribe: (notify: () => void) => () => void
  /** Activates a section at once, and keeps it until the scroll that follows has ended. */
  readonly choose: (id: string) => void
}

/**
 * Creates the store. `threshold` is the position of the line as a share of the viewport's height.
 */
export function createActiveSection(ids: readonly string[], threshold: number): ActiveSection {
  const listeners = new Set<() => void>()
  let active = ids[0]
  let chosen = false
  let due: ReturnType<typeof setTimeout> | undefined
  let announced: ReturnType<typeof setTimeout> | undefined

  function enter(id: string) {
    if (id === active) return
    active = id
    for (const notify of listeners) notify()
  }

  function measure() {
    due = undefined
    if (chosen) return
    const boxes = ids.flatMap((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect()
      return box ? [{ id, top: box.top, bottom: box.bottom }] : []
    })
    const id = findSectionAtLine(boxes, innerHeight * threshold)
    clearTimeout(announced)
    // In its own task: subscribers re-render at once.
    if (id !== undefined && id !== active) announced = setTimeout(enter, 0, id)
  }

  // After the frame of the scroll: measuring within it would force a second layout.
  function onScroll() {
    due ??= setTimeout(measure)
  }

  function cancel() {
    clearTimeout(due)
    clearTimeout(announced)
    due = undefined
  }

  // Any input of the visitor ends the hold; not every browser has "scrollend".
  const released = ['scrollend', 'wheel', 'touchmove', 'pointerdown', 'keydown'] as const
  function release({ type }: Event) {
    // An instant scroll fires both events in one frame: this scroll belongs to the choice.
    if (chosen && type === 'scrollend') cancel()
    chosen = false
  }

  return {
    get: () => active,
    subscribe(notify) {
      if (listeners.size === 0) {
        addEventListener('scroll', onScroll, { passive: true })
        addEventListener('resize', onScroll, { passive: true })
        for (const type of released) addEventListener(type, release, { passive: true })
        onScroll()
      }
      listeners.add(notify)
      return () => {
        listeners.delete(notify)
        if (listeners.size > 0) return
        cancel()
        removeEventListener('scroll', onScroll)
        removeEventListener('resize', onScroll)
        for (const type of released) removeEventListener(type, release)
      }
    },
    choose(id) {
      chosen = true
      cancel()
      enter(id)
    },
  }
}

/** The vertical extent of a section, in pixels from the top of the viewport. */
type Box = { readonly id: string; readonly top: number; readonly bottom: number }

/**
 * Finds the section whose box contains a horizontal line (specification, section 2: at 30 percent
 * of the viewport's height). Undefined if there is none; of overlapping boxes the later one.
 */
export function findSectionAtLine(boxes: readonly Box[], line: number): string | undefined {
  return boxes.findLast(({ top, bottom }) => top <= line && line < bottom)?.id
}
