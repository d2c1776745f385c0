import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
const target = document.getElementById("floor");
if (target) mount(App, { target });
