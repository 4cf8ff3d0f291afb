import { endPreloader } from './preloader-state.ts'

/** Ends the preloader for visitors who come back from another page of the site. */
export function skipPreloaderFromPage() {
  const { referrer } = document
  if (/\/[\w-]+\/$/u.test(referrer) && referrer.startsWith(location.origin)) endPreloader()
}
