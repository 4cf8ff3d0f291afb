import { makePrintable } from '#json/make-printable.ts'
import { readProperty } from '#json/untyped-value.ts'

import { formatPath } from './format-path.ts'
import { hasCode } from './has-code.ts'
import { findContentFile } from './owner/own-files.ts'
import { readReason } from './read-reason.ts'

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

/** Creates a Refusal that says why a file could not be read or written, and what to do where that is known. */
export function createRefusal(
  path: string,
  error: unknown,
  act: keyof typeof reasons,
  advice = act === 'read' ? adviseOnContent(path, error) : undefined,
): Refusal {
  const reason = reasons[act][String(readProperty(error, 'code'))] ?? readReason(error)
  const said = `${formatPath(path)} cannot be ${act}: ${reason}.`
  return new Refusal(advice === undefined ? said : `${said} ${advice}`, { cause: error })
}

/** Where nothing is at the path of a setting, the message would not say that it comes from there. */
function adviseOnContent(path: string, error: unknown): string | undefined {
  const named = process.env['CONTENT_FILE']
  const isMissing = hasCode(error, 'ENOENT', 'ENOTDIR')
  return named && isMissing && path === findContentFile()
    ? `CONTENT_FILE is "${makePrintable(named)}": write the path of your content file there.`
    : undefined
}
