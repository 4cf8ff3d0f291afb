/** Makes the browser report that the visitor saves data. Runs in the page. */
export function emulateSaveData() {
  const connection = Object.assign(new EventTarget(), {
    saveData: true,
    effectiveType: '4g',
  })
  Object.defineProperty(navigator, 'connection', { value: connection })
}
