import { defineConfig } from 'vite'

import { loadSettings } from './src/disk/settings/load-settings.ts'
import { createSiteConfig } from './src/vite/site-config.ts'

loadSettings()

export default defineConfig(createSiteConfig())
