import { writeTypes } from './listStyles.ts';

writeTypes();
