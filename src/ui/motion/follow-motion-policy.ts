import { controlAttribute, motion, moves } from './motion.ts'

const storageKey = 'motion'

/**
 * Decides whether the page moves: by what the visitor chose with the control, here or in another
 * tab, and otherwise by the setting of the system. Runs in the inline script, so that the page is
 * never painted in the wrong state and the control works before hydration.
 */
export function followMotionPolicy() {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const systemValue = () => (reduced.matches ? 'off' : 'on')
  let chosen: 'on' | 'off' | undefined

  function apply() {
    motion.set(chosen ?? systemValue())
  }

  function readChoice() {
    try {
      const stored = localStorage.getItem(storageKey)
      chosen = stored === 'on' || stored === 'off' ? stored : undefined
    } catch {
      // Storage is blocked: the choice in memory stays.
    }
    apply()
  }

  function toggle({ target }: Event) {
    if (!(target instanceof Element && target.closest(`[${controlAttribute}]`))) return
    const next = moves() ? 'off' : 'on'
    // Choosing the system's value clears the choice: the page follows the system again.
    chosen = next === systemValue() ? undefined : next
    try {
      if (chosen) localStorage.setItem(storageKey, chosen)
      else localStorage.removeItem(storageKey)
    } catch {
      // Storage is blocked: the choice lasts until the page is left.
    }
    apply()
  }

  readChoice()
  reduced.addEventListener('change', apply)
  addEventListener('storage', readChoice)
  // A page from the back/forward cache missed the events in between.
  addEventListener('pageshow', readChoice)
  addEventListener('click', toggle, true)
}
