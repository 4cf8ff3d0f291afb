import { endPreloader } from './preloader-state.ts'

/** Ends the preloader for visitors who come back from the page of a project. */
export function skipPreloaderFromProject() {
  // Other sites send only their origin.
  if (/\/projects\/[^/]+\/$/u.test(document.referrer)) endPreloader()
}
