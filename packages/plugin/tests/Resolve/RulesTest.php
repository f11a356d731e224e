<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Address;
use Footbridge\Resolve\Links;
use Footbridge\Resolve\Rules;
use Footbridge\Tests\Double\Database;
use Footbridge\Tests\Double\WordPress;
use PHPUnit\Framework\TestCase;

/** The editors' redirect rules. */
final class RulesTest extends TestCase {
	public static function rules( array $rows ): Rules {
		$options = array();
		foreach ( $rows as $place => $row ) {
			foreach ( array( 'source', 'destination', 'permanent' ) as $number => $part ) {
				$options[] = isset( $row[ $number ] ) ? (object) array( 'option_name' => "options_rules_{$place}_$part", 'option_value' => $row[ $number ] ) : null;
			}
		}
		$GLOBALS['wpdb'] = new Database( static fn(): array => array_filter( $options ) );

		WordPress::$options['options_rules'] = (string) count( $rows );
		return new Rules( new Links( array( 'https://cms.example.com/', 'https://www.example.org' ) ) );
	}

	private static function location( array $rows, string $address ): ?string {
		return self::rules( $rows )->match( new Address( $address ) )['location'] ?? null;
	}

	public function test_a_rule_leads_from_a_path_permanently_unless_it_says_otherwise(): void {
		$rules = self::rules( array( array( '/old/', '/new/' ), array( 'moved', 'https://elsewhere.example/x', '0' ), array( '/kept/', '/new/', '1' ) ) );
		self::assertSame( array( 'location' => '/new/', 'status' => 301 ), $rules->match( new Address( '/old/' ) ) );
		self::assertSame( array( 'location' => 'https://elsewhere.example/x', 'status' => 302 ), $rules->match( new Address( '/moved/' ) ) );
		self::assertSame( array( 'location' => '/new/', 'status' => 301 ), $rules->match( new Address( '/kept' ) ) );
		self::assertNull( $rules->match( new Address( '/other/' ) ) );
	}

	public function test_the_models_archive_leads_to_that_of_the_owners_type_in_its_place(): void {
		self::assertNull( self::location( array(), '/facilities/' ) );
		WordPress::$options['footbridge_settings'] = array( 'types' => array( 'facility' => 'book' ) );
		self::assertSame( '/books/', self::location( array(), '/facilities/' ) );
		self::assertSame( '/a/', self::location( array( array( '/facilities/', '/a/' ) ), '/facilities/' ) );
		self::assertNull( self::location( array(), '/facilities/x/' ) );
	}

	public function test_addresses_with_dots_capitals_and_other_unicode_match(): void {
		$rows = array( array( '/Old-Page.html', '/a/' ), array( '/docs/Guide.PDF', '/b/' ), array( "/cafe\u{301}/", '/c/' ), array( '/ΑΘΗΝΑ/', '/d/' ), array( 'https://www.example.org/full/', '/e/' ) );
		self::assertSame( '/a/', self::location( $rows, '/old-page.HTML' ) );
		self::assertSame( '/b/', self::location( $rows, '/docs/guide.pdf' ) );
		self::assertSame( '/c/', self::location( $rows, '/caf%C3%A9/' ) );
		self::assertSame( '/d/', self::location( $rows, '/%ce%b1%ce%b8%ce%b7%ce%bd%ce%b1/' ) );
		self::assertSame( '/e/', self::location( $rows, '/full/' ) );
	}

	public function test_a_rule_with_a_query_wins_and_the_rest_of_the_query_is_passed_on(): void {
		$rows = array( array( '/page.php?id=5', '/five/' ), array( '/page.php?id=6&lang=en', '/six/' ), array( '/page.php', '/pages/' ), array( '/own/', '/own-target/?x=1' ), array( '/out/', 'https://elsewhere.example/' ), array( '/part/', '/new/#team' ) );
		self::assertSame( '/five/', self::location( $rows, '/page.php?id=5' ) );
		self::assertSame( '/five/?ref=a%20b', self::location( $rows, '/page.php?ref=a+b&id=5' ) );
		self::assertSame( '/six/', self::location( $rows, '/page.php?lang=en&id=6' ) );
		self::assertSame( '/pages/?id=6', self::location( $rows, '/page.php?id=6' ) );
		self::assertSame( '/own-target/?x=1', self::location( $rows, '/own/?y=2' ) );
		self::assertSame( 'https://elsewhere.example/', self::location( $rows, '/out/?y=2' ) );
		self::assertSame( '/new/?y=2#team', self::location( $rows, '/part/?y=2' ) );
	}

	public function test_a_query_is_read_as_php_reads_it(): void {
		$rows = array( array( '/list?filter[]=a&page.no=1', '/found/' ) );
		self::assertSame( '/found/', self::location( $rows, '/list/?page_no=1&filter%5B%5D=a' ) );
		self::assertSame( array( 'filter', 'page.no' ), self::rules( $rows )->variables() );
	}

	public function test_of_equal_rules_the_later_wins(): void {
		self::assertSame( '/b/', self::location( array( array( '/old/', '/a/' ), array( '/OLD', '/b/' ) ), '/old/' ) );
	}

	public function test_what_leads_nowhere_is_no_rule(): void {
		foreach ( array( '', 'tel:5550100', 'new', '/\\evil.example/', 'javascript:alert(1)', '/Old/' ) as $destination ) {
			self::assertNull( self::location( array( array( '/old/', $destination ) ), '/old/' ), $destination );
		}
		self::assertNull( self::location( array( array( 'https://elsewhere.example/old/', '/new/' ) ), '/old/' ) );
	}

	public function test_rows_that_were_removed_are_no_rules(): void {
		$rules = self::rules( array( array( '/old/', '/new/' ), array( '/gone/', '/new/' ) ) );

		WordPress::$options['options_rules'] = '1';
		self::assertNull( $rules->match( new Address( '/gone/' ) ) );
	}
}
