import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite'

/** The content as a module, and its styles, as the page imports them. */
export const moduleId = 'virtual:portfolio'
export const stylesId = 'virtual:portfolio.css'

/** The id under which Vite knows a module that is no file. */
export const markResolved = (id: string) => `\0${id}`

/** Returns the modules that hold the content, if a page has loaded them. */
export function listContentModules(moduleGraph: EnvironmentModuleGraph): EnvironmentModuleNode[] {
  return [moduleId, stylesId].flatMap((id) => moduleGraph.getModuleById(markResolved(id)) ?? [])
}
