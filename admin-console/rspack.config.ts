import { areaConfig } from '@balsam/platform/build';

export default areaConfig(import.meta.dirname);
