import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: {
    label: "Campo",
    fields: {
      input: "Tipo",
      label: "Rótulo",
      name: "Chave",
      placeholder: "Exemplo dentro do campo",
      isRequired: "Obrigatório",
      isLabelShown: "Mostrar o rótulo",
      options: "Opções",
      value: "Valor inicial",
    },
    choices: {
      "input.text": "Texto",
      "input.email": "E-mail",
      "input.phone": "Telefone",
      "input.textarea": "Texto longo",
      "input.select": "Lista de opções",
      "input.checkbox": "Caixa de seleção",
      "input.hidden": "Oculto",
    },
    seed: { label: "Sua resposta" },
  },
  en: {
    label: "Field",
    fields: {
      input: "Type",
      label: "Label",
      name: "Key",
      placeholder: "Example inside the field",
      isRequired: "Required",
      isLabelShown: "Show the label",
      options: "Options",
      value: "Initial value",
    },
    choices: {
      "input.text": "Text",
      "input.email": "E-mail",
      "input.phone": "Phone",
      "input.textarea": "Long text",
      "input.select": "List of options",
      "input.checkbox": "Checkbox",
      "input.hidden": "Hidden",
    },
    seed: { label: "Your answer" },
  },
  es: {
    label: "Campo",
    fields: {
      input: "Tipo",
      label: "Etiqueta",
      name: "Clave",
      placeholder: "Ejemplo dentro del campo",
      isRequired: "Obligatorio",
      isLabelShown: "Mostrar la etiqueta",
      options: "Opciones",
      value: "Valor inicial",
    },
    choices: {
      "input.text": "Texto",
      "input.email": "Correo electrónico",
      "input.phone": "Teléfono",
      "input.textarea": "Texto largo",
      "input.select": "Lista de opciones",
      "input.checkbox": "Casilla",
      "input.hidden": "Oculto",
    },
    seed: { label: "Tu respuesta" },
  },
};
