<?php
/**
 * The little of other plugins that Footbridge calls, for PHPStan only.
 *
 * @package Footbridge
 */

namespace {
	/**
	 * ACF PRO, Secure Custom Fields.
	 *
	 * @param array<string, mixed> $page The options page.
	 * @return array<string, mixed>|false
	 */
	function acf_add_options_page( $page ) {}

	/**
	 * @param array<string, mixed> $field_group The field group.
	 * @return array<string, mixed>
	 */
	function acf_import_field_group( $field_group ) {}

	/**
	 * @param int|string $id Id or key.
	 * @return array<string, mixed>|false
	 */
	function acf_get_raw_field_group( $id = 0 ) {}

	/**
	 * @param string $name The setting.
	 * @return mixed
	 */
	function acf_get_setting( $name ) {}

	/**
	 * @param string $name  The setting.
	 * @param mixed  $value Its value.
	 * @return bool
	 */
	function acf_update_setting( $name, $value ) {}
}
