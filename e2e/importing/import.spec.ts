import sharp from "sharp";
import { makeZip } from "../../apps/server/src/features/importing/testing/make-zip.ts";
import { enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

const HTML = `<!doctype html><html lang="pt"><head><title>Café da serra</title><link rel="stylesheet" href="estilo.css"></head>
<body><header class="h"><h1>Torra de quinta-feira</h1><p>Chega <b>até sábado</b>.</p><img src="img/graos.png" alt="Grãos na peneira"></header>
<form action="https://old.example.com/f"><input type="email" name="email" placeholder="Seu e-mail" required><button>Avise-me</button></form><script>track()</script></body></html>`;

test("a zip that somebody has becomes a page that they look over, edit and publish", async ({ page }) => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#884422" } })
    .png()
    .toBuffer();
  const buffer = makeZip([
    { name: "cafe/index.html", content: HTML, isPacked: true },
    { name: "cafe/estilo.css", content: ".h{background:#3b2415;color:#fff;padding:80px 24px;text-align:center}" },
    { name: "cafe/img/graos.png", content: photo },
  ]);
  await vitrine.person.enter(page.context());
  await vitrine.person.site("importa");
  await page.goto(`${vitrine.origin}/new`);
  await page.getByRole("link", { name: "Importar página" }).click();
  await page.getByLabel("Escolher arquivo").setInputFiles({ name: "cafe.zip", mimeType: "application/zip", buffer });
  await expect(page.getByLabel("Endereço")).toHaveValue("cafe");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Importar página" }).click();

  await expect(page.getByRole("heading", { name: "Página importada" })).toBeVisible();
  await expect(page.getByText("https://old.example.com/f")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize(DESK);

  await page.getByRole("link", { name: "Abrir no editor" }).click();
  const canvas = page.frameLocator('iframe[src="/canvas.html"]');
  await expect(canvas.getByRole("heading", { name: "Torra de quinta-feira" })).toBeVisible();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByRole("button", { name: "Publicar página" }).click();
  const address = page.getByRole("link", { name: "Abrir a página" });
  await expect(address).toBeVisible({ timeout: 15_000 });
  await page.goto((await address.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { level: 1, name: "Torra de quinta-feira" })).toBeVisible();
  const image = page.getByRole("img", { name: "Grãos na peneira" });
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(60);
});
