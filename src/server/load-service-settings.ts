import { ownerFolder } from '#disk/folders.ts'
import { Refusal } from '#disk/refusal.ts'
import { loadSettings } from '#disk/settings/load-settings.ts'

import { readReason } from '#disk/read-reason.ts'
import { requirePackage } from './require-package.ts'
import { readSettings, type Settings } from './settings.ts'

/**
 * Reads the settings of the service. Rejects with a Refusal that says everything that is wrong with
 * them, or which package they need. `warn` gets a line for each that may be wrong.
 */
export async function loadServiceSettings(warn?: (line: string) => void): Promise<Settings> {
  loadSettings(warn)
  const reading = readSettings(process.env, ownerFolder)
  if ('errors' in reading) throw new Refusal(reading.errors.join('\n'))
  const { delivery, storage } = reading.settings
  try {
    if (delivery?.by === 'mail') await requirePackage('nodemailer', 'SMTP_URL')
    if ('url' in storage) await requirePackage('pg', 'DATABASE_URL')
  } catch (error) {
    throw new Refusal(`${readReason(error)}.`)
  }
  return reading.settings
}
