import { expect, test } from 'vitest'

import { refuseUndecodable } from './refuse-folder-name.ts'

test.each(['/sites/100% mine', '/sites/my%20site', '/sites/M%C3%BCller'])(
  'the development server refuses %s, whose files it would look for elsewhere',
  (folder) => {
    expect(() => refuseUndecodable(folder)).toThrow('because its path has a % in it')
  },
)

test.each(['/sites/my site', '/sites/Müller & Söhne', '/sites/a%23b'])(
  'the development server takes %s',
  (folder) => {
    expect(() => refuseUndecodable(folder)).not.toThrow()
  },
)
