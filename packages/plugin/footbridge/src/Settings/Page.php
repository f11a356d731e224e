<?php

declare( strict_types=1 );

namespace Footbridge\Settings;

use Footbridge\Webhook\Guard;

/** The page Settings → Footbridge. Prints the form, the buttons and the last deliveries. */
final class Page {
	public const SLUG = 'footbridge';

	public static function register(): void {
		add_action( 'admin_menu', static fn() => add_options_page( __( 'Footbridge', 'footbridge' ), __( 'Footbridge', 'footbridge' ), 'manage_options', self::SLUG, array( self::class, 'render' ) ) );
		Guard::on( 'admin_notices', array( Deliveries::class, 'warn' ) );
	}

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}

	public static function render(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html__( 'Footbridge', 'footbridge' ) . '</h1>';
		self::result();
		if ( ! Settings::complete() ) {
			echo '<div class="notice notice-info inline"><p>' . esc_html__( 'No webhooks are sent until the address and the secret are known.', 'footbridge' ) . '</p></div>';
		}
		echo '<form method="post" action="options.php">';
		settings_fields( Form::GROUP );
		echo '<table class="form-table" role="presentation"><tbody>';
		self::front_end();
		self::secret();
		Types::render();
		echo '</tbody></table>';
		submit_button();
		echo '</form>';
		self::buttons();
		Deliveries::render();
		echo '</div>';
	}

	/** Prints the result of the last button's action. */
	private static function result(): void {
		$name   = Actions::RESULT . get_current_user_id();
		$result = get_transient( $name );
		if ( is_array( $result ) && isset( $result['text'], $result['good'] ) ) {
			delete_transient( $name );
			echo '<div class="notice inline ' . ( $result['good'] ? 'notice-success' : 'notice-error' ) . '" role="status"><p>' . esc_html( $result['text'] ) . '</p></div>';
		}
	}

	/** The field for the address. */
	private static function front_end(): void {
		$own = Settings::value( 'front_end' );
		echo '<tr><th scope="row"><label for="footbridge-front-end">' . esc_html__( 'Front end’s address', 'footbridge' ) . '</label></th><td>';
		echo '<input type="url" class="regular-text code" id="footbridge-front-end" name="footbridge_settings[front_end]" value="' . esc_attr( $own ) . '" placeholder="' . esc_attr( '' === $own ? Settings::front_end() : '' ) . '">';
		echo '<p class="description">';
		if ( '' === $own && '' !== Settings::front_end() ) {
			/* translators: %s: an address. */
			echo esc_html( sprintf( __( 'Empty: the address from Faust’s settings is used, %s.', 'footbridge' ), Settings::front_end() ) );
		} else {
			esc_html_e( 'Where the site is read, for example https://www.example.com.', 'footbridge' );
		}
		echo '</p></td></tr>';
	}

	/** The field for the secret. A saved one is never printed. */
	private static function secret(): void {
		echo '<tr><th scope="row"><label for="footbridge-secret">' . esc_html__( 'Shared secret', 'footbridge' ) . '</label></th><td>';
		if ( Settings::secret_is_constant() ) {
			echo '<p id="footbridge-secret">' . esc_html__( 'Set by the constant FOOTBRIDGE_SECRET in wp-config.php, which wins over what is saved here.', 'footbridge' ) . '</p>';
			if ( '' === Settings::secret() ) {
				/* translators: %d: a number of characters. */
				echo '<p><strong>' . esc_html( sprintf( __( 'It is too short to be used: it needs at least %d characters.', 'footbridge' ), Settings::SECRET_LENGTH ) ) . '</strong></p>';
			}
			echo '</td></tr>';
			return;
		}
		echo '<input type="text" class="regular-text code" id="footbridge-secret" name="footbridge_settings[secret]" value="" autocomplete="off" spellcheck="false" minlength="' . esc_attr( (string) Settings::SECRET_LENGTH ) . '" aria-describedby="footbridge-secret-help"> ';
		echo '<button type="button" class="button" id="footbridge-generate" hidden>' . esc_html__( 'Generate', 'footbridge' ) . '</button>';
		echo '<p class="description" id="footbridge-secret-help">';
		if ( '' !== Settings::secret() ) {
			echo esc_html__( 'One is saved. Leave the field empty to keep it.', 'footbridge' ) . ' ';
		}
		esc_html_e( 'The front end needs the same as FOOTBRIDGE_SECRET. Copy it before saving: it is not shown again.', 'footbridge' );
		echo '</p></td></tr>';
		// Generated in the browser: a secret that is not saved never leaves it.
		wp_print_inline_script_tag( "(function(){var b=document.getElementById('footbridge-generate'),f=document.getElementById('footbridge-secret');if(!window.crypto)return;b.hidden=false;b.addEventListener('click',function(){f.value=Array.from(crypto.getRandomValues(new Uint8Array(32)),function(n){return n.toString(16).padStart(2,'0')}).join('');f.focus();f.select()})})()" );
	}

	/** The buttons below the form. */
	private static function buttons(): void {
		echo '<h2>' . esc_html__( 'Connection', 'footbridge' ) . '</h2>';
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		wp_nonce_field( Actions::ACTION );
		echo '<input type="hidden" name="action" value="' . esc_attr( Actions::ACTION ) . '"><p>';
		$labels = array(
			'test'  => __( 'Test the connection', 'footbridge' ),
			'retry' => __( 'Send waiting and failed webhooks now', 'footbridge' ),
			'all'   => __( 'Make every page anew', 'footbridge' ),
		);
		foreach ( $labels as $name => $label ) {
			echo '<button class="button" name="do" value="' . esc_attr( $name ) . '">' . esc_html( $label ) . '</button> ';
		}
		echo '</p></form>';
	}
}
