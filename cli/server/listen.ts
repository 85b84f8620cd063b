/** A listening socket with its limits, TLS and an end in good order. */
import { readFileSync } from "node:fs";
import { createServer as createPlain, type Server } from "node:http";
import { createServer as createSecure, type Server as SecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import {
  SERVER_BODY_MS,
  SERVER_CONNECTIONS,
  SERVER_HEAD_MS,
  SERVER_IDLE_MS,
  SERVER_STOP_MS,
} from "../../lib/core/limits.ts";
import { Refusal } from "../terminal.ts";
import type { appOf } from "./app.ts";

/** Files of a certificate and its key, in PEM. */
export type Certificate = { readonly cert: string; readonly key: string };

export type Listening = {
  readonly port: number;
  /** Takes the certificate's files anew. Throws a Refusal when they cannot be read; the old ones stay. */
  readonly renew: () => void;
  /** Takes no new connection, lets open requests end, then closes. */
  readonly stop: () => Promise<void>;
};

/** Listens. @throws Refusal when the address or the certificate cannot be had. */
export async function listen(
  app: ReturnType<typeof appOf>,
  host: string,
  port: number,
  certificate: Certificate | undefined,
): Promise<Listening> {
  const limits = {
    ...{ headersTimeout: SERVER_HEAD_MS, requestTimeout: SERVER_BODY_MS, keepAliveTimeout: SERVER_IDLE_MS },
    connectionsCheckingInterval: 1000,
  };
  // HTTP/1.0 has no Host, and health checks of balancers still speak it.
  const shared = { fetch: app.fetch, hostname: "localhost" };
  const made = certificate
    ? createAdaptorServer({
        ...shared,
        createServer: createSecure,
        serverOptions: { ...limits, ...readCertificate(certificate), minVersion: "TLSv1.2" },
      })
    : createAdaptorServer({ ...shared, createServer: createPlain, serverOptions: limits });
  // One of the two that were named just now.
  const server = made as Server | SecureServer;
  server.maxConnections = SERVER_CONNECTIONS;
  await bound(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    renew: () => {
      if (certificate && "setSecureContext" in server) server.setSecureContext(readCertificate(certificate));
    },
    stop: () => stopped(server),
  };
}

function readCertificate({ cert, key }: Certificate): { cert: Buffer; key: Buffer } {
  try {
    return { cert: readFileSync(cert), key: readFileSync(key) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw new Refusal(`the certificate or its key cannot be read (${code})`);
  }
}

function bound(server: Server | SecureServer, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const code = "code" in error ? String(error.code) : error.name;
      reject(new Refusal(`${host}:${port} cannot be listened on (${code})`));
    });
    server.listen(port, host, resolve);
  });
}

function stopped(server: Server | SecureServer): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), SERVER_STOP_MS);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}
