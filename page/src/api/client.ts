// Asks the server: JSON there and back, errors as `ApiError` with what the server said.
import type { Problem } from "./types";

type Lack = "" | "time" | "memory";

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly problems: readonly Problem[] = [],
    /** What there was too little of, if nothing is wrong with what was asked. */
    readonly lacked: Lack = "",
  ) {
    super(message);
  }
}

/** A request that was given up because another took its place. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** A question for which there was not enough time. */
export const isTimeOver = (error: unknown): boolean => error instanceof ApiError && error.lacked === "time";

export async function post<Answer>(path: string, body: object, signal?: AbortSignal): Promise<Answer> {
  const response = await send(path, body, "application/json", signal);
  return arrived<Answer>(response);
}

export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`api/${path}`, signal ? { signal } : {}).catch(unreachable);
  if (!response.ok) throw await refusal(response);
  return arrived<Answer>(response);
}

/** An answer that began, to its end: the server, or the way to it, may be gone before. */
const arrived = <Answer>(response: Response): Promise<Answer> => response.json().catch(unreachable) as Promise<Answer>;

/** A picture, a page or a text as bytes. */
export async function bytes(path: string, body: object, signal?: AbortSignal): Promise<Blob> {
  const response = await send(path, body, "*/*", signal);
  return response.blob().catch(unreachable);
}

/** Long work, piece by piece; leaving the loop, or aborting, stops the work on the server. */
export async function* stream<Piece>(path: string, body: object, signal?: AbortSignal): AsyncGenerator<Piece> {
  const response = await send(path, body, "application/x-ndjson", signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(unreachable);
      rest += value ?? "";
      const lines = rest.split("\n");
      rest = done ? "" : (lines.pop() ?? "");
      for (const line of lines) if (line.trim()) yield piece<Piece>(line);
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Long work to its end; `tell` hears of it on the way. */
export async function work<Result>(
  path: string,
  body: object,
  tell: (progress: object) => void,
  signal?: AbortSignal,
): Promise<Result> {
  for await (const piece of stream<Piece<Result>>(path, body, signal)) {
    if ("progress" in piece) tell(piece.progress);
    else return "result" in piece ? piece.result : piece;
  }
  throw new ApiError("", 0);
}

/** A server that does not stream gives the result itself. */
type Piece<Result> = { readonly progress: object } | { readonly result: Result } | (Result & object);

function piece<Piece>(line: string): Piece {
  const said = parsed<Piece & { error?: ServerError; status: number }>(line);
  if (said.error) throw new ApiError(said.error.message, said.status, said.error.problems ?? [], said.error.cause);
  return said;
}

/** A line that ends in the middle is all that arrived. */
function parsed<Said>(line: string): Said {
  try {
    return JSON.parse(line) as Said;
  } catch (error) {
    return unreachable(error);
  }
}

interface ServerError {
  readonly message: string;
  readonly problems?: readonly Problem[];
  readonly cause?: Lack;
}

/** How often a server that is busy is asked again, each time after as long as it says. */
const TRIES = 4;

async function send(path: string, body: object, accept: string, signal?: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: accept },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    }).catch(unreachable);
    if (response.ok) return response;
    const wait = Number(response.headers.get("Retry-After") ?? 0);
    if (response.status !== 503 || !wait || tries === TRIES) throw await refusal(response);
    await new Promise((resume) => setTimeout(resume, wait * 1000));
    signal?.throwIfAborted();
  }
}

function unreachable(error: unknown): never {
  if (isAbort(error)) throw error;
  throw new ApiError("", 0);
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as { error: ServerError };
    return new ApiError(error.message, response.status, error.problems ?? [], error.cause);
  } catch {
    return new ApiError(`${response.status} ${response.statusText}`, response.status);
  }
}
