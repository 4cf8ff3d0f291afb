import { basename, dirname } from 'node:path'

import { makePrintable } from '#json/make-printable.ts'
import { readProperty } from '#json/untyped-value.ts'

import { formatPath } from './format-path.ts'
import { hasCode } from './has-code.ts'
import { listNames } from './list-entries.ts'
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

/**
 * Where nothing is at the path of a setting, the message would not say that it comes from there. Windows and Macs
 * find "Content" as "content", and so it is seen only on another system.
 */
function adviseOnContent(path: string, error: unknown): string | undefined {
  if (!hasCode(error, 'ENOENT', 'ENOTDIR') || path !== findContentFile()) return undefined
  for (const part of [dirname(path), path]) {
    const name = basename(part)
    const isOther = (one: string) => one !== name && one.toLowerCase() === name.toLowerCase()
    const other = listNames(dirname(part)).find(isOther)
    if (other !== undefined) return `Rename "${makePrintable(other)}" to "${name}".`
  }
  const named = process.env['CONTENT_FILE']
  return named
    ? `CONTENT_FILE is "${makePrintable(named)}": write the path of your content file there.`
    : undefined
}
