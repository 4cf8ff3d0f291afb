import type { Description } from '#problems/problem.ts'

/** Describes a file that is not what its name says, or that cannot be shown. */
export function describeBroken(src: string, what: string, help: string): Description {
  return { code: 'asset/broken', message: `"${src}" ${what}.`, help }
}

/** Describes what Git has in place of a large file. */
export function describePointer(src: string): Description {
  const help =
    'Run "git lfs pull". In a workflow, write "lfs: true" in "with" of "actions/checkout".'
  return describeBroken(src, 'is a pointer of Git LFS: the file itself was not downloaded', help)
}

/** Describes a file that the system does not let us read. */
export function describeClosed(src: string): Description {
  return describeBroken(src, 'cannot be read', 'Allow it to be read, or name another.')
}

/** Describes a link to a file outside of the folder of the content. */
export function describeOutside(src: string): Description {
  return {
    code: 'asset/outside',
    message: `"${src}" is a link that leads out of the folder of the content, and would publish a file from there.`,
    help: 'Put a copy of the file in its place.',
  }
}
