import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { uploadLimits } from '../market/releases/sources/uploadLimits.rules.ts';
import {
  beginUpload,
  cancelUpload,
  findUpload,
  sumsOf,
  takePart,
} from '../market/releases/sources/uploads.ts';
import { badInput } from '../platform/errors.ts';
import type { Viewer } from '../platform/viewer.ts';
import { checkAccess } from './auth.ts';
import { createContext, factsOf, type Deps } from './context.ts';
import { fewAtOnce } from './limits/fewAtOnce.ts';

/** Parts that are taken at the same time: each is held in memory until it is written. */
const PARTS_AT_ONCE = 4;

const viewers = new WeakMap<Response, Viewer>();

/**
 * Uploads of releases by administrators, in parts. Begin one, send its parts in their order, each with its
 * `Upload-Offset`, and after a lost connection ask where to continue. The last part hands the file to the worker.
 */
export function uploadRouter(deps: Deps): Router {
  const router = express.Router();
  const uploads = { db: deps.db, dataDir: deps.dataDir };
  const admin = adminsOnly(deps);
  router.post('/admin/uploads', admin, express.json({ limit: '2kb' }), async (request, response) => {
    const { fileName, bytes } = Object(request.body) as { fileName?: unknown; bytes?: unknown };
    const upload = await beginUpload(uploads, viewerOf(response), { fileName, bytes });
    response.status(201).json(upload);
  });
  router.get('/admin/uploads/:id', admin, async (request, response) => {
    response.json(await findUpload(deps.db, idOf(request)));
  });
  router.get('/admin/uploads/:id/sums', admin, async (request, response) => {
    response.json(await sumsOf(uploads, idOf(request)));
  });
  const few = fewAtOnce({ inAll: PARTS_AT_ONCE, until: 'answered' });
  const part = express.raw({ type: () => true, limit: uploadLimits.partBytes });
  router.patch('/admin/uploads/:id', admin, few, part, async (request, response) => {
    const sent = { id: idOf(request), offset: offsetOf(request), part: bodyOf(request) };
    const upload = await takePart(uploads, viewerOf(response), sent);
    if (upload.state !== 'ARRIVING') deps.dataRequested();
    response.json(upload);
  });
  router.delete('/admin/uploads/:id', admin, async (request, response) => {
    await cancelUpload(uploads, idOf(request));
    response.json({ id: idOf(request) });
  });
  return router;
}

/** Runs before the body is read, so that a stranger's body never is. */
function adminsOnly(deps: Deps): RequestHandler {
  return async (request, response, next) => {
    const context = createContext(deps, factsOf(request, response));
    try {
      const viewer = await context.viewer();
      checkAccess('admin', viewer);
      if (viewer) viewers.set(response, viewer);
    } finally {
      await context.close();
    }
    next();
  };
}

function viewerOf(response: Response): Viewer {
  const viewer = viewers.get(response);
  if (!viewer) throw new Error('The request was refused.');
  return viewer;
}

function idOf(request: Request): string {
  const { id } = request.params;
  return typeof id === 'string' ? id : '';
}

function offsetOf(request: Request): number {
  const offset = request.get('upload-offset') ?? '';
  if (!/^\d{1,10}$/.test(offset)) throw badInput('Upload-Offset must be the position of the first byte.');
  return Number(offset);
}

function bodyOf(request: Request): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}
