import { type Labels, named } from "./fields";

/** The labels of accounts as a browser translates a service's page into Spanish, without accents. */
export const translatedLabels: Labels = Object.fromEntries([
  ...named("payStatus", "calificacion de la cuenta", "clasificacion de la cuenta", "condicion de la cuenta"),
  ...named("payStatus", "situacion de la cuenta", "estado de pago actual", "estado actual del pago", "peor morosidad"),
  ...named("accountType", "descripcion de la cuenta", "clase de credito"),
  ...named("firm", "tipo de acreedor", "clase de acreedor", "clasificacion del acreedor", "tipo de negocio"),
  ...named("remarks", "comentarios del acreedor", "observaciones del acreedor", "notas del acreedor"),
  ...named("remarks", "comentarios de la cuenta", "observaciones de la cuenta"),
  ...named("lateCounts", "veces con 30/60/90 dias de retraso", "veces con 30/60/90 dias de atraso"),
  ...named("lateCounts", "veces con retraso de 30/60/90 dias", "veces con atraso de 30/60/90 dias"),
  ...named("lateCounts", "veces atrasado 30/60/90", "pagos atrasados", "pagos tardios"),
  ...named(
    "none",
    "saldo alto",
    "credito alto",
    "saldo mas elevado",
    "ultima verificacion",
    "verificada por ultima vez",
  ),
  ...named(
    "none",
    "fecha de la ultima actividad",
    "estado de la disputa",
    "estado de disputa",
    "estado de la controversia",
  ),
  ...named("none", "monto del pago", "importe del pago", "cantidad del pago", "duracion del plazo", "numero de meses"),
  ...named("none", "no de meses (plazos)", "n.o de meses (plazos)", "numero de meses (plazos)"),
  ...named("none", "codigo de la oficina", "codigo del buro", "codigo de la agencia", "puntaje de credito"),
  ...named("none", "puntuacion de credito", "fecha de consulta", "numero de telefono", "pago recibido"),
  ...named("none", "cancelacion original", "monto de cancelacion como perdida"),
]);
