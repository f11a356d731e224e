<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Versions;

use Footbridge\Adoption\Inventory;
use Footbridge\Rest;
use Footbridge\Tests\Double\WordPress;
use Footbridge\Versions\Doctor;
use Footbridge\Versions\FaustGuard;
use Footbridge\Versions\SiteHealth;
use PHPUnit\Framework\TestCase;

/** What is outdated, and who sees it. */
final class DoctorTest extends TestCase {
	private const SECRET = 'a-shared-secret-of-thirty-two-characters';

	protected function setUp(): void {
		WordPress::$options['footbridge_settings'] = array( 'secret' => self::SECRET );
		WordPress::$options['bloginfo_version']    = '6.5.2';
	}

	public function test_each_row_of_the_table_is_whole_and_faustwp_alone_is_refused(): void {
		$refused = array();
		foreach ( Doctor::floors() as $floor ) {
			self::assertSame( array( 'key', 'name', 'level', 'below', 'why', 'source' ), array_keys( $floor ) );
			self::assertMatchesRegularExpression( '/^\d+(\.\d+)+$/', $floor['below'] );
			self::assertStringStartsWith( 'https://', $floor['source'] );
			if ( Doctor::REFUSE === $floor['level'] ) {
				$refused[] = $floor['key'] . ' ' . $floor['below'];
			}
		}
		self::assertSame( array( 'faustwp 1.8.8' ), $refused );
		self::assertCount( 6, Doctor::floors() );
	}

	public function test_what_is_older_is_found_and_what_is_not_there_is_not(): void {
		$below = array_column( Doctor::floors(), 'below', 'key' );
		self::assertSame( array(), Doctor::findings( $below ) );
		self::assertSame( array(), Doctor::findings( array() ) );
		$older = array_map( static fn( string $version ): string => "$version-rc1", $below );
		self::assertSame( array_keys( $below ), array_column( Doctor::findings( $older ), 'key' ) );
		self::assertSame( array(), Doctor::findings( array( 'wordpress' => '7.2-alpha-63400' ) ) );
	}

	public function test_wordpress_says_its_version_and_plugins_that_are_not_active_say_none(): void {
		self::assertSame( array( 'wordpress' => '6.5.2' ), Doctor::versions() );
		self::assertNull( Doctor::refusal() );
		FaustGuard::close();
		self::assertSame( array(), WordPress::$hooks );
	}

	public function test_site_health_recommends_an_update_and_a_refusal_is_critical(): void {
		SiteHealth::register();
		$test   = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) )['direct']['footbridge_versions']['test'];
		$result = $test();
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'WordPress 6.5.2 is older than', $result['description'] );
		self::assertSame( 'critical', SiteHealth::result( Doctor::findings( array( 'faustwp' => '1.5.0' ) ) )['status'] );
		self::assertSame( array( 'good', '' ), array( SiteHealth::result( array() )['status'], SiteHealth::result( array() )['actions'] ) );
	}

	public function test_the_front_end_reads_the_versions_and_what_is_too_old(): void {
		$answer = SiteHealth::answer()->get_data();
		self::assertSame( array( 'wordpress', '6.5.2' ), array( $answer['findings'][0]['key'], $answer['findings'][0]['installed'] ) );
		self::assertSame(
			array( array( 'name' => 'WordPress', 'installed' => '6.5.2', 'oldest' => $answer['findings'][0]['below'] ) ),
			$answer['installed']
		);
	}

	public function test_only_who_has_the_secret_reads_what_is_signed_for(): void {
		self::assertSame( 401, Rest::permission( SiteHealth::ROUTE )->data['status'], 'unsigned' );
		foreach ( array( SiteHealth::ROUTE, Inventory::ROUTE ) as $route ) {
			WordPress::sign( Rest::signed( $route ), self::SECRET );
			self::assertTrue( Rest::permission( $route ) );
			self::assertSame( 401, Rest::permission( '/other' )->data['status'] );
		}
		WordPress::sign( '/versions', self::SECRET );
		self::assertSame( 401, Rest::permission( SiteHealth::ROUTE )->data['status'], 'of the resolve route' );
		WordPress::sign( Rest::signed( SiteHealth::ROUTE ), self::SECRET, time() - 301 );
		self::assertSame( 401, Rest::permission( SiteHealth::ROUTE )->data['status'], 'an old one' );
		self::assertContains( array( 'Cache-Control', 'no-store, private' ), WordPress::$calls['send_header'] );
		WordPress::$options['footbridge_settings'] = array( 'secret' => '' );
		WordPress::sign( Rest::signed( SiteHealth::ROUTE ), '' );
		self::assertSame( 503, Rest::permission( SiteHealth::ROUTE )->data['status'] );
	}
}
