{{- define "hireloom.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "hireloom.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{/* What tells the pods of one part from all others; it must never change. */}}
{{- define "hireloom.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* Of a pod: nothing but /data and /tmp can be written to, and what is there goes with the pod. */}}
{{- define "hireloom.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
volumes:
  - name: data
    emptyDir: {}
  - name: tmp
    emptyDir:
      sizeLimit: 1Gi
{{- end }}

{{/* Of its container. */}}
{{- define "hireloom.container" -}}
image: {{ include "hireloom.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
env:
{{- range $name, $value := omit .Values.settings "HIRELOOM_TRUSTED_PROXY" }}
  - name: {{ $name }}
    value: {{ $value | quote }}
{{- end }}
  - name: HIRELOOM_TRUSTED_PROXY # only the ingress reaches the pods
    value: {{ get .Values.settings "HIRELOOM_TRUSTED_PROXY" | default "*" | quote }}
  - name: WEB_CONCURRENCY
    value: {{ .Values.web.processes | quote }}
envFrom:
  - secretRef:
      name: {{ .Values.secretName }}
volumeMounts:
  - name: data
    mountPath: /data
  - name: tmp
    mountPath: /tmp
{{- end }}
