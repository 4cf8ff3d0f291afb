import { rememberChoice } from '#ui/remember-choice.ts'

import { controlAttribute, motion, pageMoves } from './motion.ts'

/**
 * Decides whether the page moves: by what the visitor chose with the control, here or in another
 * tab, and otherwise by the setting of the system. Runs in the inline script, so that the page is
 * never painted in the wrong state and the control works before hydration.
 */
export function followMotionPolicy() {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const readSystemValue = () => (reduced.matches ? 'off' : 'on')
  let chosen: 'on' | 'off' | undefined
  const apply = () => motion.set(chosen ?? readSystemValue())
  const choose = rememberChoice('motion', ['on', 'off'], (value) => {
    chosen = value
    apply()
  })

  function toggle({ target }: Event) {
    if (!(target instanceof Element && target.closest(`[${controlAttribute}]`))) return
    const next = pageMoves() ? 'off' : 'on'
    // Choosing the system's value clears the choice: the page follows the system again.
    choose(next === readSystemValue() ? '' : next)
  }

  reduced.addEventListener('change', apply)
  addEventListener('click', toggle, true)
}
