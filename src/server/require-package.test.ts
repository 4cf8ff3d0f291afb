import { expect, test } from 'vitest'

import { requirePackage } from './require-package.ts'

test('a package that a setting needs and that is missing is named with how to install it', async () => {
  await expect(requirePackage('no-such-package', 'SMTP_URL')).rejects.toThrow(
    'SMTP_URL needs the package "no-such-package": run "npm install no-such-package"',
  )
  await expect(requirePackage('nodemailer', 'SMTP_URL')).resolves.toBeUndefined()
})
