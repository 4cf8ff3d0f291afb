/** Builds the site of a content file into a folder of the project, unless nothing has changed. */
export function buildIfChanged(folder: string, contentFile: string): Promise<void>

/** Builds the site of the owner's content into "dist", unless nothing has changed. */
export function buildSite(): Promise<void>
