import { rememberChoice } from '#ui/remember-choice.ts'

import { controlName, scheme } from './scheme.ts'

/**
 * Applies the colour scheme that the visitor chose, here or in another tab: the style sheet of the
 * theme reads it from the root. Runs in the inline script, so that the page is never painted in the
 * other scheme and the control works before hydration.
 */
export function followScheme() {
  const choose = rememberChoice('scheme', ['dark', 'light'], (chosen) => {
    scheme.set(chosen ?? 'system')
    // The colours of the browser's own bars; a theme of one scheme has no such elements.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      const own = meta.dataset['scheme']
      const applies = own === chosen ? 'all' : 'not all'
      meta.media = chosen ? applies : `(prefers-color-scheme: ${own})`
    }
  })
  addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement && target.name === controlName)) return
      choose(target.value === 'dark' || target.value === 'light' ? target.value : undefined)
    },
    true,
  )
}
