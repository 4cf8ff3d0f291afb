/** Stands for a browser whose visitor saves data. Runs in the page. */
export function saveData() {
  const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' })
  Object.defineProperty(navigator, 'connection', { value: connection })
}
