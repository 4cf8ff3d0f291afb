/** The path of a browser; empty where it is Playwright's own. */
export function findBrowser(): Promise<string>
