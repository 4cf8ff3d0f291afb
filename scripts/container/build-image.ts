import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'

import { listContext } from './build-context.ts'
import { readDockerfile, type Step } from './read-dockerfile.ts'
import { makeRoot, runInRoot, type Run } from './sandbox.ts'

/** The result of a Dockerfile: a root folder, and the command to run in it. */
export type Image = Run & { readonly healthCheck: readonly string[] }

type Layer = {
  readonly root: string
  folder: string
  user: string
  readonly variables: Map<string, string>
  readonly buildVariables: Map<string, string>
  command: readonly string[]
  healthCheck: readonly string[]
}

/**
 * Runs the steps of a project's Dockerfile in folders below `target`, without a container engine.
 * Throws if a step fails or is not supported.
 */
export function buildImage(project: string, target: string): Image {
  const context = listContext(project, readFileSync(join(project, '.dockerignore'), 'utf8'))
  const named = new Map<string, Layer>()
  const stages = readDockerfile(readFileSync(join(project, 'Dockerfile'), 'utf8'))
  let layer: Layer | undefined
  for (const [index, stage] of stages.entries()) {
    layer = createLayer(join(target, `stage-${index}`))
    if (stage.name !== undefined) named.set(stage.name, layer)
    for (const step of stage.steps) {
      if (step.keyword === 'COPY') copy(step, layer, project, context, named)
      else runStep(step, layer)
    }
  }
  if (!layer) throw new Error('The Dockerfile has no FROM.')
  const { root, folder, user, variables: environment, command, healthCheck } = layer
  return { root, folder, user, environment, command, healthCheck }
}

function createLayer(root: string): Layer {
  makeRoot(root)
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  return {
    root,
    folder: '/',
    user: 'root',
    variables: new Map([['PATH', path]]),
    buildVariables: new Map(),
    command: [],
    healthCheck: [],
  }
}

function runStep({ keyword, text }: Step, layer: Layer): void {
  if (keyword === 'WORKDIR') {
    layer.folder = posix.resolve(layer.folder, text)
    mkdirSync(join(layer.root, layer.folder), { recursive: true })
  } else if (keyword === 'RUN') {
    const { root, folder, user, variables, buildVariables } = layer
    const environment = new Map([...variables, ...buildVariables, ['HOME', '/root']])
    const command = ['/bin/sh', '-c', text]
    const { status, stderr } = runInRoot({ root, folder, user, environment, command })
    if (status !== 0) throw new Error(`RUN ${text} ended with ${status}:\n${stderr}`)
  } else if (keyword === 'ARG') {
    for (const [name, value] of readAssignments(text, layer)) layer.buildVariables.set(name, value)
  } else if (keyword === 'ENV') {
    for (const [name, value] of readAssignments(text, layer)) layer.variables.set(name, value)
  } else if (keyword === 'USER') layer.user = text
  else if (keyword === 'CMD') layer.command = readStrings(text)
  else if (keyword === 'HEALTHCHECK') layer.healthCheck = readStrings(text.replace(/^CMD /u, ''))
  else if (keyword !== 'EXPOSE') throw new Error(`${keyword} is not supported here.`)
}

/** Copies files into a folder, and the contents of folders. */
function copy(
  { text, from }: Step,
  layer: Layer,
  project: string,
  context: readonly string[],
  named: ReadonlyMap<string, Layer>,
): void {
  const paths = text.split(/\s+/u)
  const destination = paths.pop() ?? ''
  const target = join(layer.root, posix.resolve(layer.folder, destination))
  const options = { recursive: true, verbatimSymlinks: true }
  if (from !== undefined) {
    const root = named.get(from)?.root ?? ''
    for (const path of paths) {
      const isFolder = statSync(join(root, path)).isDirectory()
      cpSync(join(root, path), isFolder ? target : join(target, basename(path)), options)
    }
    return
  }
  for (const path of paths) {
    const isWanted = (file: string) => path === '.' || file === path || file.startsWith(`${path}/`)
    for (const file of context.filter(isWanted)) {
      const relative = file === path ? basename(file) : file
      mkdirSync(dirname(join(target, relative)), { recursive: true })
      cpSync(join(project, file), join(target, relative), options)
    }
  }
}

/** Reads NAME=value pairs, and replaces $NAME with known values. */
function readAssignments(text: string, { variables, buildVariables }: Layer) {
  const known = new Map([...buildVariables, ...variables])
  const expanded = text.replaceAll(/\$\{?(\w+)\}?/gu, (_, name: string) => known.get(name) ?? '')
  return expanded.split(/\s+/u).map((assignment): [string, string] => {
    const [name = '', ...value] = assignment.split('=')
    return [name, value.join('=')]
  })
}

function readStrings(text: string): readonly string[] {
  const value: unknown = JSON.parse(text)
  if (!Array.isArray(value)) throw new Error(`Write ${text} as a list of strings.`)
  return value.map(String)
}
