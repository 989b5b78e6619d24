import type { LaunchOptions } from '@playwright/test';
import { systemChromium } from '../../../../scripts/chromium.mjs';
import { WAIT_MS } from '../../../../scripts/wait-ms.mjs';

const executablePath = systemChromium();

/** A cold disk and a busy machine need several waits. */
const STARTED_WITHIN_MS = 4 * WAIT_MS;

/**
 * Playwright's own list, which this one replaces, and the invisible parts of a window for which a full Chromium starts another renderer per
 * context: without them the tests use an eighth less processor time.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'WebUIToolbar',
];

/** How every test and benchmark starts Chromium. */
export const CHROMIUM_OPTIONS: LaunchOptions = {
  timeout: STARTED_WITHIN_MS,
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    // Pages live for seconds: optimizing, and compiling and collecting beside them, cost more processor time than they save.
    '--js-flags=--single-threaded --no-maglev --no-opt',
    ...(executablePath === undefined ? [] : [`--disable-features=${DISABLED_FEATURES.join(',')}`]),
  ],
};
