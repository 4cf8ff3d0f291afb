import { formatPath } from './format-path.ts'

/** A file cannot be read or written. The message is a sentence for the owner. */
export class Refusal extends Error {
  static {
    // Not a field: Node would print it after the message.
    this.prototype.name = 'Refusal'
  }
  /** Owners do not need a stack trace. Vite and Node print this. */
  override readonly stack = this.message
}

const reasons: Readonly<Record<'read' | 'written', Readonly<Record<string, string>>>> = {
  read: {
    ENOENT: 'there is no such file',
    ENOTDIR: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'its permissions do not allow it',
    EPERM: 'its permissions do not allow it',
  },
  written: {
    ENOENT: 'there is no such folder',
    ENOTDIR: 'there is no such folder',
    EEXIST: 'there is a file of this name already',
    EISDIR: 'it is a folder',
    EACCES: 'permissions do not allow it',
    EPERM: 'permissions do not allow it',
    EROFS: 'the disk is for reading only',
    ENOSPC: 'the disk is full',
  },
}

/** Creates a Refusal that says why a file could not be read or written. */
export function createRefusal(path: string, error: unknown, act: keyof typeof reasons): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons[act][code] ?? (error instanceof Error ? error.message : String(error))
  return new Refusal(`${formatPath(path)} cannot be ${act}: ${reason}.`, { cause: error })
}
