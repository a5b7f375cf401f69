import { createRoot } from "react-dom/client";

const element = document.getElementById("app");
if (element) createRoot(element).render(<main>Vitrine</main>);
