import http from "node:http";

export function refuse(response: http.ServerResponse, status: number, sentence: string) {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end(sentence);
}

/**
 * Listens on the loopback interface and checks the Host header, so that neither DNS rebinding nor pages of other sites can
 * reach it.
 */
export async function listenLocally(answer: http.RequestListener) {
  let origin = "";
  const server = http.createServer((request, response) => {
    const { host, origin: from = origin } = request.headers;
    if (`http://${host}` !== origin || from !== origin) return refuse(response, 403, "只在本机使用。");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return { server, origin };
}
