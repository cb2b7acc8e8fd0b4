import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./shell/theme.css";

mount(App, { target: document.getElementById("page")! });
