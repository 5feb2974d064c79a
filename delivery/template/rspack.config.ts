import { areaConfig } from '@balsam/delivery/build';

export default areaConfig(import.meta.dirname);
