/**
 * Shows all projects when a link or an address leads to a card that the chosen filter hides. In
 * browsers without the Navigation API the filter stays, and the page where it is.
 */
export function showFilteredCards() {
  // The event comes before the browser looks for the card. Going back keeps the filter.
  window.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    if (!destination.sameDocument || navigationType === 'traverse') return
    const card = document.getElementById(new URL(destination.url).hash.slice(1))
    if (!card?.matches('[data-project-card]') || card.checkVisibility()) return
    // The first choice is all.
    card.closest('section')?.querySelector<HTMLInputElement>('[type=radio]')?.click()
  })
}
