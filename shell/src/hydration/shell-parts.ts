import type { AppStore } from '@balsam/shared-api';
import type { i18n as I18n } from 'i18next';
import type { createBrowserRouter } from 'react-router-dom';
import type { AreaLoader } from '../areas/AreaLoader.ts';

export interface ShellParts {
  store: AppStore;
  router: ReturnType<typeof createBrowserRouter>;
  i18n: I18n;
  /** The area at the address of the page; undefined if there is none or it is closed. */
  first: AreaLoader | undefined;
}
