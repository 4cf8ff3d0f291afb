import { followMotionPolicy } from '#ui/motion/follow-motion-policy.ts'
import { endPreloaderOnInput } from '#ui/preloader/end-preloader-on-input.ts'
import { skipPreloaderFromPage } from '#ui/preloader/skip-preloader-from-page.ts'
import { followScheme } from '#ui/scheme/follow-scheme.ts'

import { rememberPressedButton } from './section/pressed-button.ts'

// The build bundles this file into the head of every document, where it runs before the first
// paint. Everything here has to work without the scripts that load later.
followScheme()
followMotionPolicy()
skipPreloaderFromPage()
endPreloaderOnInput()
rememberPressedButton()
