/**
 * Connects a card and the page of its project: the picture and the name move from one to the other.
 * Names of a transition are unique in a document: on the main page, the card that has the focus has
 * them, or the one that the address names. No ":root:has()": Chromium would restyle the whole document
 * with each element that a script inserts.
 */
export const transitionStyles = `
@media (prefers-reduced-motion: no-preference) {
  @view-transition { navigation: auto; }
  [data-project-card]:focus-within,
  main:is(:focus, :not(:focus-within)) [data-project-card]:target,
  [data-project-page] {
    [data-project-picture] { view-transition-name: project-picture; }
    [data-project-name] { view-transition-name: project-name; }
  }
  /* A smooth scroll to the card would begin at the top, after the picture was placed. */
  :root:active-view-transition { scroll-behavior: auto; }
  :root::view-transition-group(*) {
    animation-duration: 260ms;
    animation-timing-function: cubic-bezier(0.2, 0, 0, 1);
  }
}
/* The rule above knows the setting of the system only. */
:root[data-motion='off'] {
  &::view-transition-group(*),
  &::view-transition-old(*),
  &::view-transition-new(*) { animation: none; }
}`
