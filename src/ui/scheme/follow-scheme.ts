import { rememberChoice } from '#ui/remember-choice.ts'

import { controlName, scheme } from './scheme.ts'

/**
 * Applies the colour scheme that the visitor chose, here or in another tab: the style sheet of the
 * theme reads it from the root. Runs in the inline script, so that the page is never painted in the
 * other scheme and the control works before hydration.
 */
export function followScheme() {
  const choose = rememberChoice('scheme', ['dark', 'light'], (chosen) => {
    // The colours of the browser's own bars. A theme of one scheme has none with a scheme: what was
    // chosen on another page of this address has no effect there.
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')
    scheme.set((metas.length > 0 && chosen) || 'system')
    for (const meta of metas) {
      const own = meta.dataset['scheme']
      const applies = own === chosen ? 'all' : 'not all'
      meta.media = chosen ? applies : `(prefers-color-scheme: ${own})`
    }
  })
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === controlName) choose(target.value)
    },
    true,
  )
}
