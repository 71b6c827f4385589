import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files share a document with every later file of their process, which would find what one of them left there.
afterEach(cleanup);
