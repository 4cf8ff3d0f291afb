/** Finds a browser. Returns its path, or empty text for the one of Playwright. */
export function findBrowser(): Promise<string>
