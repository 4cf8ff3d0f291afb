/** Switches for Chromium in a container, without background requests. */
export const browserSwitches: string[]
