import { sectionAtLine } from './scroll-spy.ts'

/** The active section of the page, as a store that changes only with the section. */
export type ActiveSection = {
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
  let told: ReturnType<typeof setTimeout> | undefined

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
    const id = sectionAtLine(boxes, innerHeight * threshold)
    clearTimeout(told)
    // In its own task: subscribers re-render at once.
    if (id !== undefined && id !== active) told = setTimeout(enter, 0, id)
  }

  // After the frame of the scroll: measuring within it would force a second layout.
  function onScroll() {
    due ??= setTimeout(measure)
  }

  function cancel() {
    clearTimeout(due)
    clearTimeout(told)
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
