/** Switches for Chromium in a container, where it may not call home. */
export const browserSwitches: string[]
