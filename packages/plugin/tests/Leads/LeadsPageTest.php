<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Leads;

use Footbridge\Leads\LeadsPage;
use Footbridge\Settings\Settings;
use Footbridge\Signature;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The page of leads in wp-admin. */
final class LeadsPageTest extends TestCase {
	private const SECRET = 'a-secret-of-more-than-32-characters!';
	private const BODY   = '{"days":7,"counts":[{"form":"callback","target":"salesforce","delivered":12,"waiting":1,"refused":3}],"stuck":[{"reference":"K7QF3-M2PXY","form":"<b>callback</b>","state":"refused","acceptedAt":1795835489479,"tries":3,"lacks":["salesforce","email"]}]}';

	/** Returns the page while the site answers so. */
	private static function page( int $status, string $body ): string {
		WordPress::$options[ Settings::OPTION ] = array( 'front_end' => 'https://www.example.org', 'secret' => self::SECRET );
		WordPress::$http                        = static function ( string $url, array $request ) use ( $status, $body ): array {
			$headers = $request['headers'];
			self::assertSame( 'https://www.example.org/api/leads', $url );
			self::assertTrue( Signature::verify( 'GET /api/leads', $headers['x-footbridge-timestamp'], $headers['x-footbridge-signature'], self::SECRET ) );
			return array( 'status' => $status, 'body' => $body );
		};
		ob_start();
		LeadsPage::render();
		return (string) ob_get_clean();
	}

	public function test_the_page_has_the_numbers_and_the_references_of_stuck_leads(): void {
		$page = self::page( 200, self::BODY );
		foreach ( array( '<td>12</td>', '<td>salesforce</td>', '<td>K7QF3-M2PXY</td>', '<td>salesforce, email</td>', '&lt;b&gt;callback' ) as $text ) {
			self::assertStringContainsString( $text, $page );
		}
	}

	/**
	 * @dataProvider failures
	 */
	public function test_a_failure_is_a_sentence_that_says_what_to_do( int $status, string $body, string $sentence ): void {
		self::assertStringContainsString( $sentence, self::page( $status, $body ) );
	}

	public static function failures(): array {
		return array(
			'another secret' => array( 401, '{}', 'does not accept the secret' ),
			'leads are off'  => array( 503, '{"error":{}}', 'cannot count its leads now (503)' ),
			'no JSON'        => array( 200, '<html>', 'cannot count its leads now (200)' ),
			'other lists'    => array( 200, '{"counts":7,"stuck":["x",[]]}', 'Stuck' ),
		);
	}

	public function test_without_settings_it_names_them(): void {
		ob_start();
		LeadsPage::render();
		self::assertStringContainsString( 'Settings → Footbridge', (string) ob_get_clean() );
	}

	public function test_a_crms_link_leads_to_how_the_lead_is_read(): void {
		$_GET['reference'] = 'K7QF3-M2PXY';
		self::assertStringContainsString( '<code>npm run tool -- leads show K7QF3-M2PXY</code>', self::page( 503, '' ) );
		foreach ( array( '<b>', 'K7QF3-M2PXY;x', array( 'K7QF3-M2PXY' ) ) as $other ) {
			$_GET['reference'] = $other;
			self::assertStringNotContainsString( 'leads show', self::page( 503, '' ) );
		}
		unset( $_GET['reference'] );
	}
}
