import type { AreaPage, PlatformPermission } from '@balsam/shared-api';
import type { IconShape } from '@balsam/shared-ui';
import type en from '../../locales/en.json';
import type { paths } from './paths.ts';

/** Sidebar entry of a page; its label is `navigation.<name>`. */
export interface SidebarEntry {
  name: keyof typeof paths & keyof (typeof en)['navigation'];
  icon: IconShape;
  /** Heading it is listed under, `navigation.groups.<group>`; entries without one come first. */
  group?: keyof (typeof en)['navigation']['groups'];
}

export interface AdminPage extends AreaPage {
  permission: PlatformPermission;
  sidebar?: SidebarEntry;
}
